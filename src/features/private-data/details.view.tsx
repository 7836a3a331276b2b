import type { MessageKey } from '../../i18n/message.ts';
import { useText } from '../../ui/text.tsx';
import { Value } from './value.view.tsx';
import type { Fields } from './values.ts';

/** A field of the reply. `isDate` is present if the API names the field. */
export type Detail = readonly [name: string, value: unknown, isDate?: boolean];

export function Details({ values }: { values: readonly Detail[] }) {
  return (
    <dl className="details">
      {values.map(([name, value, isDate], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and two fields may share a name
        <div key={index}>
          <dt>{name}</dt>
          <dd translate="no">
            <Value isDate={isDate}>{value}</Value>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Returns the labelled fields, even if they are missing, and then all other fields under their own names. */
export function useLabelled(fields: Fields, labels: Readonly<Record<string, MessageKey>>): Detail[] {
  const t = useText();
  return [
    ...Object.entries(labels).map(([name, label]) => [t(label), fields[name], name === 'createdon'] as const),
    ...Object.entries(fields).filter(([name]) => !Object.hasOwn(labels, name)),
  ];
}
