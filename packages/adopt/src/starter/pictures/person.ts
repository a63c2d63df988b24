import { at, type Drawing, ground, raised } from "./drawing";

/** Head and shoulders, as a circle and a curve. */
export const person: Drawing = ({ width, height, tones }) => {
  const [x, head] = [width / 2, width * 0.17];
  const shoulders = `<ellipse cx="${at(x)}" cy="${at(height * 1.02)}" rx="${at(width * 0.36)}" ry="${at(height * 0.36)}" fill="${tones.deep}"/>`;
  return [
    ground(tones.light),
    `<circle cx="${at(x)}" cy="${at(height * 0.5)}" r="${at(width * 0.43)}" fill="${tones.paper}" opacity="0.55"/>`,
    raised(shoulders),
    raised(`<circle cx="${at(x)}" cy="${at(height * 0.42)}" r="${at(head)}" fill="${tones.base}"/>`),
  ].join("");
};
