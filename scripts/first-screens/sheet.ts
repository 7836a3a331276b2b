/* Takes the place of src/ui/sheet.ts in the build that renders to HTML: collects the style sheets instead of adopting them. */
import { createContext } from 'react';

export const StyleRootContext = createContext<ShadowRoot | Document | undefined>(undefined);

const used = new Set<string>();

export const useSheet = (css: string): void => void used.add(css);

export const useBaseSheets = (base: readonly string[]): void => base.forEach(useSheet);

/** The sheets that were used since the last call. */
export function takeSheets(): string[] {
  const sheets = [...used];
  used.clear();
  return sheets;
}
