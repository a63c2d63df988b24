import { createRoot } from "react-dom/client";
import type { SearchData } from "../../server/search-data";
import { SearchScreen } from "./SearchScreen";

type Told = SearchData & { readonly agency: { readonly name: string; readonly url: string } };

async function open(): Promise<void> {
  const told = (await (await fetch("search-data")).json()) as Told;
  const place = document.querySelector("main");
  if (place) createRoot(place).render(<SearchScreen {...told} />);
}

void open();
