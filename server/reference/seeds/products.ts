/** A product for vouchers, or a group of products, which cannot be chosen. */
export interface Product {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** The id of the group it belongs to, or `root`. */
  readonly parentgroup: string;
}

/** A product as the API returns it. A group has children and no id. */
export interface ProductBranch extends Omit<Product, 'id'> {
  readonly id?: string;
  readonly children: readonly ProductBranch[];
}

export const products: readonly Product[] = [
  product('tea-compass', 'root', 'Team compass', 'How your team works together, seen by all of its members.'),
  product('personality', 'root', 'Personality', 'Who you are, and what that means for your work.'),
  product('cmp-short', 'personality', 'Personality profile, short', 'Five traits in ten minutes.'),
  product(
    'cmp-standard',
    'personality',
    'Personality profile, standard',
    'Five traits and thirty facets in forty minutes, with a report of twelve pages and a talk about it.',
  ),
  product('work', 'root', 'Work & career', ''),
  product('car-anchors', 'work', 'Career anchors', 'What you would not give up, whatever the job.'),
  product('str-load', 'work', 'Workload and recovery', ''),
  product('leadership', 'work', 'Leadership', 'For people who lead, or soon will.'),
  product('ldr-self', 'leadership', 'Leadership compass, self', 'Your own view.'),
  product(
    'ldr-360',
    'leadership',
    'Leadership compass, 360°',
    'Your own view, and that of up to ten others.',
  ),
];

/** The products as a tree. With ids, only these products. */
export function productTree(ids: readonly string[] = products.map(({ id }) => id)): ProductBranch[] {
  const selected = products.filter(({ id }) => ids.includes(id));
  const childrenOf = (parent: string): ProductBranch[] =>
    selected
      .filter(({ parentgroup }) => parentgroup === parent)
      .map(({ id, ...product }) => ({ ...(!isGroup(id) && { id }), ...product, children: childrenOf(id) }));
  return childrenOf('root');
}

export function isGroup(id: string): boolean {
  return products.some(({ parentgroup }) => parentgroup === id);
}

function product(id: string, parentgroup: string, title: string, description: string): Product {
  return { id, title, description, parentgroup };
}
