import { FILE_KINDS } from "../../src/content/files";
import { fieldsOf, modelOf } from "../../src/content/model";

describe.each(FILE_KINDS.map(({ type, rules }) => [type, modelOf(rules, "written")] as const))("%s", (_type, model) => {
  it("says what it is", () => {
    expect(model.description).toMatch(/^[A-Z].{5,}\.$/);
  });

  it.each(fieldsOf(model).filter(([path]) => path.at(-1) !== "*"))("labels %s and gives a hint", (_path, field) => {
    expect(field.title).toMatch(/^[A-Z][A-Za-z]*(?: [a-z]+)*$/);
    expect(field.description).toMatch(/^\S.{3,}[.;]$/);
  });
});
