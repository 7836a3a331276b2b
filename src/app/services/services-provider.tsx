import { type ReactNode, useEffect, useMemo } from 'react';
import { listen } from '../../browser/listen.ts';
import { type Navigation, NavigationContext } from '../../services/navigation.ts';
import { ServicesContext } from '../../services/services.ts';
import { ShellServicesContext } from '../../shell/shell-services.ts';
import type { Mounted } from '../element/mounted.ts';
import { useConfig } from '../element/use-config.ts';
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
  const configUrl = useConfig(mounted).configUrl?.href;
  const { route } = navigation;
  const api = useMemo(() => watchedApi(mounted.api(), mounted), [mounted]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another visit or address of the configuration
  const services = useMemo(
    () => createServices(mounted, api, visit, route),
    [mounted, api, visit.visit, configUrl],
  );
  const reloads = mounted.ownsAddress() && !visit.route?.fromLink;
  const shellServices = useCreatedShellServices(mounted, mounted.api().offline, reloads);
  useEffect(() => {
    const save = () => mounted.journey().save();
    // A phone may end a hidden page without another event.
    return listen(globalThis, save, 'pagehide', 'visibilitychange');
  }, [mounted]);
  return (
    <NavigationContext value={navigation}>
      <ServicesContext value={services}>
        <ShellServicesContext value={shellServices}>{children}</ShellServicesContext>
      </ServicesContext>
    </NavigationContext>
  );
}
