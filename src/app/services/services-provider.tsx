import { type ReactNode, useMemo } from 'react';
import { type Navigation, NavigationContext } from '../../services/navigation.ts';
import { ServicesContext } from '../../services/services.ts';
import { ShellServicesContext } from '../../shell/shell-services.ts';
import { type CarriedTexts, CarriedTextsContext } from '../../ui/carried-texts.ts';
import type { Mounted } from '../element/mounted.ts';
import { useConfig } from '../element/use-config.ts';
import { pageApi } from '../page/page-api.ts';
import { createServices, type Visit } from './create-services.tsx';
import { useCreatedShellServices } from './use-created-shell-services.ts';
import { watchedApi } from './watched-api.ts';

interface ServicesProviderProps {
  mounted: Mounted;
  navigation: Navigation;
  visit: Visit;
  children: ReactNode;
}

/** Creates the services of a visit. */
export function ServicesProvider({ mounted, navigation, visit, children }: ServicesProviderProps) {
  const config = useConfig(mounted);
  const { route } = navigation;
  const configUrl = config.configUrl?.href;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another server starts everything again
  const api = useMemo(() => watchedApi(pageApi(config.apiBase), mounted), [mounted]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another visit or address of the configuration
  const services = useMemo(
    () => createServices(mounted, api, visit, route),
    [mounted, api, visit.visit, configUrl],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: another visit has other fields
  const carried = useMemo<CarriedTexts>(
    () => ({ texts: new Map(visit.texts), readers: new Map() }),
    [visit.visit, visit.texts],
  );
  const reloads = mounted.ownsAddress() && !visit.route?.fromLink;
  const shellServices = useCreatedShellServices(mounted, carried, route.notice, reloads);
  return (
    <NavigationContext value={navigation}>
      <ServicesContext value={services}>
        <ShellServicesContext value={shellServices}>
          <CarriedTextsContext value={carried}>{children}</CarriedTextsContext>
        </ShellServicesContext>
      </ServicesContext>
    </NavigationContext>
  );
}
