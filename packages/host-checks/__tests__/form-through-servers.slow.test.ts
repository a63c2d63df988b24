import { mkdtemp, readdir, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { deploy, undeploy } from "../src/conformance/deployment";
import { HOSTS } from "../src/conformance/servers/all";
import { required } from "../../../src/lib/required";
import { readPolicy } from "../../../src/hosting/policy-file";
import { mailWords } from "../../../src/lib/mail-words";
import { KEY_HEADER, TOKEN_HEADER } from "../../../src/contact-form/protocol";
import { type LocalSite } from "@site/site-server/local-site";
import { PUBLIC } from "../../../__tests__/support/built-site";
import { FIELDS, fillIn, outcome, send, failed } from "../../../__tests__/support/contact-form";
import { type Recorder, recordBefore } from "../../../__tests__/support/recorder";
import { startServe, stopServe } from "../../../__tests__/support/serve-process";
import { siteForTests } from "../../../__tests__/support/site";
import { words } from "../../../src/lib/words";

const ELSEWHERE = "https://www.example.org";

const PROXIES = HOSTS.filter(({ name }) => name !== "own server");

describe.each(PROXIES.map((host) => [host.name, host] as const))("behind %s with its generated files", (name, host) => {
  let recorder: Recorder;
  let mailDir: string;

  /** The site on the server, which asks the recorder, which asks the service in a process of its own. */
  async function serve(): Promise<LocalSite> {
    mailDir = join(await mkdtemp(join(tmpdir(), "messages-")), "mail");
    const service = await startServe({ MAIL_DIR: mailDir, TRUST_PROXY: "loopback", MAIL_ORIGINS: ELSEWHERE });
    opened.push(() => stopServe(service));
    recorder = await recordBefore(service.port);
    opened.push(recorder.close);
    const policy = await readPolicy(resolve("hosting"));
    const mail = {
      ...required(policy.mail, "route of the form"),
      upstream: `http://127.0.0.1:${String(recorder.port)}`,
    };
    const deployment = await deploy(PUBLIC, { ...policy, mail });
    opened.push(() => undeploy(deployment));
    const { place, stop } = await host.start(deployment);
    return { origin: `http://${place.host}:${String(place.port)}`, close: stop };
  }
  // Also when something could not be started.
  const opened: (() => Promise<unknown>)[] = [];
  afterAll(async () => {
    for (const close of opened.reverse()) await close();
  });
  const site = siteForTests({ serve });

  it("a form that a person fills in arrives with its token and its key, and counts as a person's", async () => {
    const { page, problems } = await site.visit("/contact/");
    await fillIn(page);
    await send(page).click();
    await outcome(page).getByText(words.form.sent).waitFor();
    expect(recorder.received.map(({ method, url }) => `${String(method)} ${String(url)}`)).toEqual([
      "GET /mail.php?token=",
      "POST /mail.php",
    ]);
    const headers = recorder.received[1]?.headers ?? {};
    expect(headers[TOKEN_HEADER.toLowerCase()]).toMatch(/^[\w-]{40,}$/);
    expect(headers[KEY_HEADER.toLowerCase()]).toMatch(/\S/);
    expect(headers["x-forwarded-for"]).toBe("127.0.0.1");
    const [kept = ""] = await readdir(join(mailDir, "new"));
    expect(await readFile(join(mailDir, "new", kept), "utf8")).toContain(FIELDS.message);
    expect(problems).toEqual([]);
  });

  it("pages of a known other origin are told by the service that they may post", async () => {
    const answer = await fetch(`${site.origin}/mail.php`, {
      method: "OPTIONS",
      headers: {
        Origin: ELSEWHERE,
        "Access-Control-Request-Method": "POST",
        "Access-Control-Request-Headers": TOKEN_HEADER,
      },
    });
    expect([name, answer.status]).toEqual([name, 204]);
    expect(answer.headers.get("Access-Control-Allow-Origin")).toBe(ELSEWHERE);
    expect(answer.headers.get("Access-Control-Allow-Methods")).toContain("POST");
    expect(answer.headers.get("Access-Control-Allow-Headers")?.toLowerCase()).toContain(TOKEN_HEADER.toLowerCase());
  });

  it("what is no form's never reaches the service", async () => {
    const before = recorder.received.length;
    const answer = await fetch(`${site.origin}/mail.php`, { method: "DELETE" });
    expect([answer.status, recorder.received.length]).toEqual([405, before]);
  });

  it("a service that is down is told in a sentence, by the form and without scripts", async () => {
    await recorder.close();
    const answer = await fetch(`${site.origin}/mail.php`, { method: "POST", body: new URLSearchParams({ name: "A" }) });
    expect([answer.status, await answer.text()]).toEqual([503, mailWords.refusals.unavailable]);
    expect(answer.headers.get("Content-Type")).toMatch(/^text\/plain; charset=utf-8$/i);
    const { page } = await site.visit("/contact/");
    await fillIn(page);
    await send(page).click();
    await outcome(page).getByText(failed(mailWords.refusals.unavailable)).waitFor();
  });
});
