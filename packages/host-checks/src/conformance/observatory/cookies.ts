import { strictTransportSecurity } from "./headers";
import type { Finding, Scanned } from "./verdict";

/** What cookies say of who may get them: the worst of all counts. */
export function cookies(scanned: Scanned): Finding {
  if (scanned.cookies.length === 0) return { points: 0, answer: "none" };
  const isProtected = strictTransportSecurity(scanned).points === 0;
  // Of those of the same name, the last one stays.
  const read = [...new Map(scanned.cookies.map(readCookie).map((cookie) => [cookie.name, cookie])).values()];
  const worst = read.flatMap((cookie) => faultsOf(cookie, isProtected)).sort((a, b) => a.points - b.points)[0];
  const answer = read.map(({ name }) => name).join(", ");
  return worst ?? { points: read.every(({ sameSite }) => sameSite !== undefined) ? 5 : 0, answer };
}

interface Cookie {
  readonly name: string;
  readonly isSecure: boolean;
  readonly isHttpOnly: boolean;
  /** In small letters. */
  readonly sameSite: string | undefined;
}

function readCookie(line: string): Cookie {
  const [pair = "", ...attributes] = line.split(";").map((part) => part.trim());
  const values = new Map(
    attributes
      .map((attribute) => attribute.toLowerCase().split(/\s*=\s*/))
      .map(([key = "", value = ""]) => [key, value]),
  );
  return {
    name: pair.split("=")[0] ?? "",
    isSecure: values.has("secure"),
    isHttpOnly: values.has("httponly"),
    sameSite: values.get("samesite"),
  };
}

/** By their names, cookies are taken for those of a session or for those against forged requests. */
function faultsOf({ name, isSecure, isHttpOnly, sameSite }: Cookie, isProtected: boolean): Finding[] {
  const isOfSession = /login|sess/i.test(name);
  const isValid = sameSite === undefined || ["lax", "strict", ...(isSecure ? ["none"] : [])].includes(sameSite);
  const openPoints = isOfSession ? { alone: -40, withHsts: -10 } : { alone: -20, withHsts: -5 };
  return [
    ...(isSecure
      ? []
      : [{ points: isProtected ? openPoints.withHsts : openPoints.alone, answer: `${name} without Secure` }]),
    ...(isOfSession && !isHttpOnly ? [{ points: -30, answer: `${name} without HttpOnly` }] : []),
    ...(isValid ? [] : [{ points: -20, answer: `${name} with SameSite=${sameSite}` }]),
    ...(/csrf/i.test(name) && sameSite === undefined ? [{ points: -20, answer: `${name} without SameSite` }] : []),
  ];
}
