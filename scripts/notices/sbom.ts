import type { Notice } from './notice.ts';

export interface Component extends Notice {
  /** As in package-lock.json. */
  readonly integrity: string;
}

/**
 * The software bill of materials in CycloneDX: what is in dist/, for tools that look for known vulnerabilities. The same
 * build always has the same one, so it bears no date and no serial number.
 *
 * @see https://cyclonedx.org/docs/1.6/json/
 */
export function bill(product: Omit<Notice, 'text'>, components: readonly Component[]) {
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { lifecycles: [{ phase: 'build' }], component: describe(product) },
    components: components.map((component) => ({ ...describe(component), hashes: [hash(component)] })),
    dependencies: [
      { ref: address(product), dependsOn: components.map(address) },
      ...components.map((component) => ({ ref: address(component) })),
    ],
  };
}

function describe(product: Omit<Notice, 'text'>) {
  const { name, version, licence } = product;
  const purl = address(product);
  return { type: 'library', 'bom-ref': purl, name, version, licenses: [{ license: { id: licence } }], purl };
}

/** @see https://github.com/package-url/purl-spec */
function address({ name, version }: Pick<Notice, 'name' | 'version'>): string {
  return `pkg:npm/${name.replace('@', '%40')}@${version}`;
}

/** Of the package as npm delivers it. */
function hash({ integrity }: Component) {
  const content = Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');
  return { alg: 'SHA-512', content };
}
