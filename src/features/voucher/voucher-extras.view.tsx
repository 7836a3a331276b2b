import { useMemo } from 'react';
import type { Product } from '../../contract/calls/voucher.api.ts';
import { type TreeNode, toTree } from '../../contract/product-tree.ts';
import { errorOf } from '../../form/field-error.ts';
import { NameFields } from '../../form/name-fields.tsx';
import { RadioGroup } from '../../form/radio-group.tsx';
import type { RadioItem, RadioOption, RadioTree } from '../../form/radio-tree.ts';
import { ownLanguageName } from '../../i18n/language-name.ts';
import { trimUnseen } from '../../kit/trim-unseen.ts';
import { useText } from '../../ui/text.tsx';
import type { FieldName, VoucherState } from './voucher-state.flow.ts';

interface ExtrasProps {
  state: VoucherState;
  onInput(field: FieldName, text: string): void;
}

/** Only the fields that the server asked for besides code and address. */
export function Extras({ state, onInput }: ExtrasProps) {
  const t = useText();
  const { form, asked, error } = state;
  const { required, products, languages } = asked;
  const productTree = useMemo(() => toRadioTree(toTree(products)), [products]);
  const asksForName = required.includes('firstname') || required.includes('lastname');
  return (
    <>
      <NameFields
        isShown={(field) => (field === 'middlename' ? asksForName : required.includes(field))}
        values={form}
        errorOf={(field) => errorOf(error, field)}
        onInput={onInput}
      />
      {required.includes('product') && (
        <RadioGroup
          key={products.length}
          legend={t('Product')}
          name="product"
          tree={productTree}
          chosen={form.product}
          error={errorOf(error, 'product')}
          onChoose={(id) => onInput('product', id)}
        />
      )}
      {required.includes('language') && (
        <RadioGroup
          key={languages.length}
          legend={t('Language')}
          name="language"
          tree={{ items: languages.map(toLanguageOption) }}
          chosen={form.language}
          error={errorOf(error, 'language')}
          onChoose={(code) => onInput('language', code)}
        />
      )}
    </>
  );
}

function toLanguageOption(code: string): RadioOption {
  const name = ownLanguageName(code);
  return name ? { value: code, title: name, lang: code } : { value: code, title: code };
}

/**
 * In the order of the answer. A product with children is the title of a group, and the first option in it if it has an id (D28).
 */
const toRadioTree = (nodes: readonly TreeNode<Product>[]): RadioTree => ({
  items: nodes.flatMap<RadioItem>(({ item, children }, index) =>
    children.length === 0
      ? toOption(item)
      : {
          id: String(index),
          title: titleOf(item),
          items: [...toOption(item), ...toRadioTree(children).items],
        },
  ),
});

function toOption(product: Product): RadioOption[] {
  const { id, description } = product;
  if (id === undefined) return [];
  return [{ value: String(id), title: titleOf(product), description: description ?? undefined }];
}

const titleOf = ({ title, id = '' }: Product): string => trimUnseen(title ?? '') || String(id);
