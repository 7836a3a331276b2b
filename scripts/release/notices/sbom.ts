import type { Notice } from './notice.ts';

export interface Component extends Notice {
  /** From package-lock.json. */
  readonly integrity: string;
}

/**
 * The software bill of materials of dist/ in the CycloneDX format, for tools that look for known vulnerabilities. It contains
 * no date and no serial number, so that the same build has the same file.
 *
 * @see https://cyclonedx.org/docs/1.6/json/
 */
export function createSbom(product: Omit<Notice, 'text'>, components: readonly Component[]) {
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

/** The hash of the package as published on npm. */
function hash({ integrity }: Component) {
  const content = Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');
  return { alg: 'SHA-512', content };
}
