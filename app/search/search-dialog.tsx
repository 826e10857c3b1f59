import { Beginnings } from "./begin/beginnings.tsx";
import { SearchBox } from "./search-box.tsx";

type Props = { section: string; titles: Readonly<Record<string, string>>; onChoose(): void };

/** The header's search: the box and, before a letter is typed, where to begin. */
export function SearchDialog({ section, titles, onChoose }: Props) {
  return (
    <SearchBox
      section={section}
      titles={titles}
      onChoose={onChoose}
      autoFocus
      id="header-search"
      begin={<Beginnings onChoose={onChoose} />}
    />
  );
}
