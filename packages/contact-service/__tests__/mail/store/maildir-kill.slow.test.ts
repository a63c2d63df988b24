import { rm } from "node:fs/promises";
import { emptyFolder, isWhole, startWriter, stored } from "../../support/maildir";

/** How often the writer is killed; `MAIL_KILLS` asks for more. */
const KILLS = Number(process.env.MAIL_KILLS ?? 20);

/** Milliseconds after its first message at which a writer is killed, at the latest. */
const LATEST_KILL = 150;

let folder: string;

beforeAll(async () => {
  folder = await emptyFolder();
});

afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
});

// Each writer finds what those before it left, as a server does that is started again.
it(
  "loses and tears nothing that it said is stored, however often it is killed",
  async () => {
    const promised: string[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      const { child, said } = startWriter([folder]);
      child.stdout?.once("data", () => {
        setTimeout(() => child.kill("SIGKILL"), Math.random() * LATEST_KILL);
      });
      const lines = await said;
      expect(child.signalCode).toBe("SIGKILL");
      promised.push(...lines.map((line) => line.replace(/^stored /, "")));
    }
    const found = stored(folder);
    expect(promised.length).toBeGreaterThanOrEqual(KILLS);
    expect(promised.filter((name) => !found.includes(name))).toEqual([]);
    expect(found.filter((name) => !isWhole(folder, name))).toEqual([]);
    // What was moved but not yet said: at most the eight under way at each kill.
    expect(found.length - promised.length).toBeLessThanOrEqual(8 * KILLS);
  },
  KILLS * 10_000,
);
