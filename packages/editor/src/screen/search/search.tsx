import { createRoot } from "react-dom/client";
import { SearchScreen, type Told } from "./SearchScreen";

async function open(): Promise<void> {
  const told = (await (await fetch("search-data")).json()) as Told;
  const place = document.querySelector("main");
  if (place) createRoot(place).render(<SearchScreen {...told} />);
}

void open();
