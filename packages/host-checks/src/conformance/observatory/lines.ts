import { gradeOf, OBSERVATORY_VERSION, WITHOUT_REDIRECTION } from "./judge";
import { type Scan, shownGrade } from "./scan";

/** A host and what its answers get. */
interface Scanning {
  readonly name: string;
  readonly scans: readonly Scan[];
}

/** The grade of each host, and the answers of the first one by rule, as Markdown. */
export function observatoryLines(hosts: readonly Scanning[]): string[] {
  const [first, ...others] = hosts.flatMap(({ scans }) => scans);
  if (first === undefined) return [];
  const { letter, score } = gradeOf(
    first.verdicts.map((one) => (one.rule === "redirection" ? WITHOUT_REDIRECTION : one)),
  );
  const paths = [...new Set([first, ...others].map(({ path }) => code(path)))];
  return [
    `Mozilla's HTTP Observatory (rules of version ${OBSERVATORY_VERSION}) for ${paths.join(", ")}. Loopback has no TLS: answers are graded as if they had come over https with a valid certificate, and as if http led there, which each host's section sets up and the own server leaves to what stands before it. Where http doesn't, A+ is ${letter}, ${String(score)} points.`,
    "",
    ...hosts.filter(({ scans }) => scans.length > 0).map(({ name, scans }) => `- ${name}: ${gradesOf(scans)}.`),
    "",
    `| rule of the Observatory | points | answer of ${hosts[0]?.name ?? ""} at ${code(first.path)} |`,
    "| --- | --- | --- |",
    ...first.verdicts.map(({ rule, points, answer }) => `| ${rule} | ${signed(points)} | ${code(answer)} |`),
    "",
  ];
}

/** What all pages have in common once, else each grade with its pages. */
function gradesOf(scans: readonly Scan[]): string {
  const grades = [...new Set(scans.map(shownGrade))];
  if (grades.length === 1) return grades.join("");
  const pathsOf = (grade: string) => scans.filter((one) => shownGrade(one) === grade).map(({ path }) => code(path));
  return grades.map((grade) => `${pathsOf(grade).join(", ")} ${grade}`).join("; ");
}

function signed(points: number): string {
  return points > 0 ? `+${String(points)}` : String(points);
}

function code(text: string): string {
  return `\`${text.replaceAll("|", "\\|")}\``;
}
