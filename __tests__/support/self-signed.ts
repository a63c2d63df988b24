import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A key and a certificate for this machine, signed by itself. */
export function selfSigned(): { readonly key: string; readonly cert: string } {
  const folder = mkdtempSync(join(tmpdir(), "certificate-"));
  const [key, cert] = [join(folder, "key.pem"), join(folder, "cert.pem")];
  try {
    const kind = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"];
    const names = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost,IP:127.0.0.1"];
    execFileSync("openssl", ["req", "-x509", ...kind, ...names, "-keyout", key, "-out", cert], { stdio: "ignore" });
    return { key: readFileSync(key, "utf8"), cert: readFileSync(cert, "utf8") };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
