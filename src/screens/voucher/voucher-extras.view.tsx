import { errorOf } from '../../i18n/field-error.ts';
import { ownLanguageName } from '../../i18n/format.ts';
import { NameFields } from '../../ui/name-fields.tsx';
import { RadioGroup, type RadioOption, type RadioTree } from '../../ui/radio-group.tsx';
import { useText } from '../../ui/text.tsx';
import { type TreeNode, toTree } from './product-tree.ts';
import type { Product } from './voucher.api.ts';
import type { VoucherField, VoucherState } from './voucher.flow.ts';

interface ExtrasProps {
  state: VoucherState;
  typed(field: VoucherField): (text: string) => void;
}

/** What the server asked for besides code and address, and nothing else (specification, section 2 "Redeem Voucher"). */
export function Extras({ state, typed }: ExtrasProps) {
  const t = useText();
  const { form, asked, error } = state;
  const { required, products, languages } = asked;
  const named = required.includes('firstname') || required.includes('lastname');
  return (
    <>
      <NameFields
        asksFor={(field) => (field === 'middlename' ? named : required.includes(field))}
        values={form}
        errorOf={(field) => errorOf(error, field)}
        onInput={(field, text) => typed(field)(text)}
      />
      {required.includes('product') && (
        <RadioGroup
          legend={t('Product')}
          name="product"
          tree={asRadios(toTree(products))}
          initial={form.product}
          error={errorOf(error, 'product')}
          onChoose={typed('product')}
        />
      )}
      {required.includes('language') && (
        <RadioGroup
          legend={t('Language')}
          name="language"
          tree={{ options: languages.map(asLanguage) }}
          initial={form.language}
          error={errorOf(error, 'language')}
          onChoose={typed('language')}
        />
      )}
    </>
  );
}

function asLanguage(code: string): RadioOption {
  const name = ownLanguageName(code);
  return name ? { value: code, title: name, lang: code } : { value: code, title: code };
}

/** What has something below it is a group, the rest can be chosen. */
function asRadios(nodes: readonly TreeNode<Product>[]): RadioTree {
  return {
    options: nodes
      .filter(({ children }) => children.length === 0)
      .map(({ item }) => ({
        value: String(item.id),
        title: titleOf(item),
        description: item.description ?? undefined,
      })),
    groups: nodes
      .filter(({ children }) => children.length > 0)
      .map(({ item, children }) => ({ id: String(item.id), title: titleOf(item), ...asRadios(children) })),
  };
}

const titleOf = ({ title, id }: Product): string => title?.trim() || String(id);
