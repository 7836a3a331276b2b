import { createContext, useContext, useEffectEvent, useLayoutEffect } from 'react';

/** The texts of the fields of a screen, without secrets. A change of language carries them over the reload (D88). */
export interface CarriedTexts {
  /** Typed before the reload, by the names of fields that have not been shown since. */
  texts: Map<string, string>;
  /** Read the fields that are shown. */
  readers: Map<string, () => string | undefined>;
}

export const CarriedTextsContext = createContext<CarriedTexts | undefined>(undefined);

/** Carries the text of a field over a reload. Without a name it is a secret and is not carried. */
export function useCarriedText(
  name: string | undefined,
  read: () => string | undefined,
  restore: (text: string) => void,
): void {
  const carried = useContext(CarriedTextsContext);
  const onRead = useEffectEvent(read);
  const onRestore = useEffectEvent(restore);
  useLayoutEffect(() => {
    if (!carried || name === undefined) return;
    const { texts, readers } = carried;
    readers.set(name, () => onRead());
    const text = texts.get(name);
    texts.delete(name);
    if (text !== undefined) onRestore(text);
    return () => {
      readers.delete(name);
    };
  }, [carried, name]);
}
