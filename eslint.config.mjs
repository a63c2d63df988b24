import js from "@eslint/js";
import compat from "eslint-plugin-compat";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

export default tseslint.config(
  { ignores: ["public", "hosting", ".cache", "node_modules", "coverage", "src/gatsby-types.d.ts", "types"] },
  js.configs.recommended,
  ...tseslint.configs.strictTypeChecked,
  ...tseslint.configs.stylisticTypeChecked,
  jsxA11y.flatConfigs.strict,
  reactHooks.configs.flat.recommended,
  {
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "max-lines-per-function": ["error", { max: 60, skipBlankLines: true, skipComments: true }],
      "@typescript-eslint/consistent-type-imports": "error",
      // Texts of the content are often objects of templates; numbers are made strings on purpose elsewhere.
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      // Lists lose their role in VoiceOver when their markers are styled away; role="list" gives it back.
      "jsx-a11y/no-redundant-roles": ["error", { ul: ["list"], ol: ["list"] }],
    },
  },
  { files: ["**/*.mjs"], ...tseslint.configs.disableTypeChecked },
  // Served as they are: workers, without types.
  {
    files: ["static/**"],
    ...tseslint.configs.disableTypeChecked,
    languageOptions: {
      ...tseslint.configs.disableTypeChecked.languageOptions,
      globals: { caches: "readonly", importScripts: "readonly", self: "readonly", URL: "readonly" },
    },
  },
  // A picture's function is one drawing, from the backdrop to the last word. Drawings hold no promise, no hook and
  // nothing of type any, so what the compiler says of them is enough; the typed rules would take a minute and a half.
  {
    files: ["packages/art/src/**"],
    ...tseslint.configs.disableTypeChecked,
    rules: {
      ...tseslint.configs.disableTypeChecked.rules,
      ...Object.fromEntries(Object.keys(reactHooks.rules).map((rule) => [`react-hooks/${rule}`, "off"])),
      "max-lines-per-function": "off",
    },
  },
  // What runs in the browser asks for nothing that a browser of `.browserslistrc` lacks.
  {
    files: ["src/{components,pages,sections,templates,gatsby/browser}/**", "gatsby-browser.tsx"],
    ...compat.configs["flat/recommended"],
  },
  // A test's function is a list of tests, and Jest's matchers are typed as any.
  {
    files: ["__tests__/**", "packages/*/__tests__/**"],
    rules: { "max-lines-per-function": "off", "@typescript-eslint/no-unsafe-assignment": "off" },
  },
);
