import { deploy, type Deployment, undeploy } from "./deployment";
import { EXCEPTIONS, type Exception } from "./exceptions";
import type { Host, HostName } from "./host";
import { startMailService } from "./mail-service";
import type { RuleId, Target } from "./rule";
import { RULES } from "./rules/all";
import { run } from "./running-host";
import type { BuiltSite } from "./site";
import type { HostingPolicy } from "#hosting/policy";
import { numberOf } from "#lib/number-of";

/** How a host keeps a rule. */
export interface Outcome {
  readonly rule: RuleId;
  /** What nothing explains. */
  readonly faults: readonly string[];
  /** Why it can't keep the rule, where that is known. */
  readonly reasons: readonly string[];
}

/** What came of a host. */
export interface HostReport {
  readonly name: HostName;
  /** Why it was not run. */
  readonly missing?: string;
  /** What it said when it did not start. */
  readonly failure?: string;
  /** For each rule one; none when it was not run. */
  readonly outcomes: readonly Outcome[];
}

/** Starts hosts one after another with the site on them, and holds their answers against all rules. */
export async function checkHosts(
  hosts: readonly Host[],
  site: BuiltSite,
  policy: HostingPolicy,
  say: (line: string) => void = () => undefined,
): Promise<HostReport[]> {
  const service = await startMailService();
  const mail = policy.mail && { ...policy.mail, upstream: `http://127.0.0.1:${String(service.port)}` };
  const deployment = await deploy(site.folder, { ...policy, ...(mail && { mail }) });
  const reports: HostReport[] = [];
  try {
    for (const host of hosts) {
      const started = Date.now();
      const report = await checkHost(host, site, deployment);
      say(`${host.name}: ${summary(report)} (${((Date.now() - started) / 1_000).toFixed(1)} s)`);
      reports.push(report);
    }
  } finally {
    await undeploy(deployment);
    await service.stop();
  }
  return reports;
}

/** The rules that a host breaks without a reason, or why it did not start. */
export function differences({ name, failure, outcomes }: HostReport): string[] {
  if (failure !== undefined) return [`${name}: ${failure}`];
  return outcomes.flatMap(({ rule, faults }) => faults.map((fault) => `${name}, ${rule}: ${fault}`));
}

async function checkHost(host: Host, site: BuiltSite, deployment: Deployment): Promise<HostReport> {
  const missing = host.missing();
  if (missing.length > 0) return { name: host.name, missing: `Needs ${missing.join(", ")}`, outcomes: [] };
  try {
    const { ask, stop } = await run(host, deployment);
    try {
      const target = { site, policy: deployment.policy, ask };
      return { name: host.name, outcomes: await outcomesOf(host.name, target) };
    } finally {
      await stop();
    }
  } catch (error) {
    return {
      name: host.name,
      failure: error instanceof Error ? error.message : String(error),
      outcomes: [],
    };
  }
}

async function outcomesOf(host: HostName, target: Target): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const { id, check } of RULES) outcomes.push(explained(host, id, await check(target), EXCEPTIONS));
  return outcomes;
}

/** Sets aside what exceptions explain; one that explains nothing is a fault itself. */
export function explained(
  host: HostName,
  rule: RuleId,
  found: readonly string[],
  exceptions: readonly Exception[],
): Outcome {
  const known = exceptions.filter((exception) => exception.host === host && exception.rule === rule);
  const unused = known.filter(({ explains }) => !found.some((fault) => explains.test(fault)));
  return {
    rule,
    faults: [
      ...found.filter((fault) => !known.some(({ explains }) => explains.test(fault))),
      ...unused.map(({ explains }) => `nothing fits the exception ${String(explains)}: take it away`),
    ],
    reasons: [...new Set(known.map(({ reason }) => reason))],
  };
}

function summary({ missing, failure, outcomes }: HostReport): string {
  if (failure !== undefined) return "did not start";
  if (missing !== undefined) return `not run: ${missing}`;
  const broken = outcomes.filter(({ faults }) => faults.length > 0).length;
  const excused = outcomes.filter(({ faults, reasons }) => faults.length === 0 && reasons.length > 0).length;
  return `${numberOf(outcomes.length - broken - excused, "rule")} kept, ${String(excused)} not kept for a reason, ${String(broken)} broken`;
}
