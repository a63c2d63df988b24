import { deploy, undeploy } from "../../src/conformance/deployment";
import { HOSTS } from "../../src/conformance/servers/all";
import { builtCopy, verdictOn } from "./built-copy";

/** Those that are not installed make the test of the hosts' rules fail, which names them. */
const installed = HOSTS.filter((host) => host.missing().length === 0);

it.each(installed)("finds a site on $name as built, and what is not", async (host) => {
  const copy = await builtCopy();
  const deployment = await deploy(copy.publicDir, copy.build.policy);
  const server = await host.start(deployment);
  try {
    const address = `http://${server.place.host}:${String(server.place.port)}`;
    expect((await verdictOn(copy.build, address)).differences).toEqual([]);
    const manifest = { ...copy.build.manifest, "about/index.html": "0".repeat(64), "new.txt": "0".repeat(64) };
    expect((await verdictOn({ ...copy.build, manifest }, address)).differences).toEqual([
      { kind: "content", address: "/about/", what: "not what was built" },
      { kind: "status", address: "/new.txt", what: "status 404; expected 200" },
    ]);
  } finally {
    await server.stop();
    await undeploy(deployment);
    await copy.remove();
  }
});
