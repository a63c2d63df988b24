import { Script } from "node:vm";
import fc from "fast-check";
import { callOf } from "../../src/lib/call-of";
import { scriptText } from "../../src/lib/script-text";

it("writes a call in which no text can end the script or begin a comment in it", () => {
  const call = callOf((text: string) => text, "</script><script>alert(1)</script><!-- <script");
  expect(call).not.toMatch(/<\/script|<script|<!--/i);
  expect(new Script(call).runInNewContext()).toBe("</script><script>alert(1)</script><!-- <script");
});

it("gives back every text as it was", () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom("</SCRIPT >", "<!--", "\u2028", "$&")),
      (text) => {
        const written = scriptText(text);
        expect(written).not.toContain("<");
        expect(new Script(`(${written})`).runInNewContext()).toBe(text);
      },
    ),
  );
});
