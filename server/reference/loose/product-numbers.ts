/* Product ids as numbers. A number is sent back as a number (D62). */
import { products } from '../seeds/products.ts';

/** The number of a product, or the value itself if it is not a product (`root`). */
export function numberOfProduct(id: unknown): unknown {
  const index = products.findIndex((product) => product.id === id);
  return index < 0 ? id : index + 1;
}

/** The body of a request with the id of its product. */
export function withProductId(body: string): string {
  try {
    const fields = JSON.parse(body);
    const product = typeof fields.product === 'number' ? products[fields.product - 1] : undefined;
    return product ? JSON.stringify({ ...fields, product: product.id }) : body;
  } catch {
    return body;
  }
}
