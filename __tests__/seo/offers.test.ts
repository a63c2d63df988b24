import { offersOf } from "../../src/seo/structured-data/things";

const ids = { agency: "https://papier.example/#agency", page: "", own: (name: string) => `#${name}` };

it("tells search engines a range of prices by its ends, a fixed price as one, in the agency's currency", () => {
  const offers = [
    { name: "Faltblatt", price: { min: 900, max: 900 } },
    { name: "Katalog", price: { min: 1200, max: 2500 } },
  ];
  const told = JSON.parse(JSON.stringify(offersOf(offers, "EUR", ids))) as {
    itemListElement: { priceSpecification: object }[];
  };
  expect(told.itemListElement.map(({ priceSpecification }) => priceSpecification)).toEqual([
    { "@type": "PriceSpecification", price: 900, priceCurrency: "EUR" },
    { "@type": "PriceSpecification", minPrice: 1200, maxPrice: 2500, priceCurrency: "EUR" },
  ]);
});
