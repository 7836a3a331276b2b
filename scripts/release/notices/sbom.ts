import { Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';
import type { Notice } from './notice.ts';

export interface Component extends Notice {
  /** From package-lock.json. */
  readonly integrity?: string;
}

const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6));

/**
 * The software bill of materials of dist/ in the CycloneDX format, for tools that look for known vulnerabilities. It contains
 * no date and no serial number, so that the same build has the same file.
 */
export function createSbom(product: Omit<Notice, 'text'>, components: readonly Component[]): string {
  const component = componentOf(product);
  const bundled = components.map((each) => componentOf(each, each.integrity));
  for (const { bomRef } of bundled) component.dependencies.add(bomRef);
  const bom = new Models.Bom({
    metadata: new Models.Metadata({
      component,
      lifecycles: new Models.LifecycleRepository([Enums.LifecyclePhase.Build]),
    }),
    components: new Models.ComponentRepository(bundled),
  });
  return `${serializer.serialize(bom, { space: 2 })}\n`;
}

function componentOf({ name, version, licence }: Omit<Notice, 'text'>, integrity?: string) {
  // https://github.com/package-url/purl-spec
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const hash = integrity && Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');
  return new Models.Component(Enums.ComponentType.Library, name, {
    bomRef: purl,
    purl,
    version,
    licenses: new Models.LicenseRepository([new Models.SpdxLicense(licence)]),
    // The hash of the package as published on npm.
    hashes: new Models.HashDictionary(hash ? [[Enums.HashAlgorithm['SHA-512'], hash]] : []),
  });
}
