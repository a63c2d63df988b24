import { installPackages, missingOf } from "@site/toolkit/install-programs";
import { HOSTS } from "./conformance/servers/all";

/** What the lines for a server in `docs/hosting/servers.md` are tried with. */
const TOOLS = [
  { program: "certbot", package: "python3-certbot-nginx" },
  { program: "curl", package: "curl" },
  { program: "ip", package: "iproute2" },
  { program: "openssl", package: "openssl" },
];

/** `prepare-tests`, which `npm test` runs in each package: the servers that the tests put the site on. */
void installPackages([...HOSTS.flatMap((host) => host.missing()), ...missingOf(TOOLS)]);
