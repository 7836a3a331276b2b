import { ownLanguageName } from '../../i18n/format.ts';
import { type TreeNode, toTree } from '../../kit/tree.ts';
import { NameFields } from '../../ui/name-fields.tsx';
import radioCss from '../../ui/radio-group.css?inline';
import { RadioGroup, type RadioTree } from '../../ui/radio-group.tsx';
import { useSheet } from '../../ui/sheet.ts';
import { useText } from '../../ui/text.tsx';
import type { Product } from './voucher.api.ts';
import type { VoucherError, VoucherField, VoucherState } from './voucher.flow.ts';

interface ExtrasProps {
  state: VoucherState;
  errorOf(field: VoucherField): VoucherError | undefined;
  typed(field: VoucherField): (text: string) => void;
}

/** What the server asked for besides code and address, and nothing else (specification, section 2 "Redeem Voucher"). */
export function Extras({ state, errorOf, typed }: ExtrasProps) {
  const t = useText();
  useSheet(radioCss);
  const { required, products, languages, form } = state;
  return (
    <>
      {(required.includes('firstname') || required.includes('lastname')) && (
        <NameFields values={form} errorOf={errorOf} onInput={(field, text) => typed(field)(text)} />
      )}
      {required.includes('product') && products.length > 0 && (
        <RadioGroup
          legend={t('Product')}
          name="product"
          tree={asRadios(toTree(products))}
          initial={form.product}
          error={errorOf('product')}
          onChoose={typed('product')}
        />
      )}
      {required.includes('language') && (
        <RadioGroup
          legend={t('Language')}
          name="language"
          tree={{
            options: languages.map((code) => ({ value: code, title: ownLanguageName(code), lang: code })),
          }}
          initial={form.language}
          error={errorOf('language')}
          onChoose={typed('language')}
        />
      )}
    </>
  );
}

/** What has something below it is a group, the rest can be chosen. */
function asRadios(nodes: readonly TreeNode<Product>[]): RadioTree {
  return {
    options: nodes
      .filter(({ children }) => children.length === 0)
      .map(({ item }) => ({
        value: String(item.id),
        title: item.title ?? String(item.id),
        description: item.description ?? undefined,
      })),
    groups: nodes
      .filter(({ children }) => children.length > 0)
      .map(({ item, children }) => ({ title: item.title ?? String(item.id), ...asRadios(children) })),
  };
}
