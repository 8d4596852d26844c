import { useNavigate } from '@tanstack/react-router';
import type { GematriaTab, MissingTab, SpecializedTab } from '../../../addresses/admin-address.ts';
import { Tabs, type TabsProps } from '../../../ui/panels/tabs.tsx';

type TabId = GematriaTab | MissingTab | SpecializedTab;

export function TabsInAddress<Id extends TabId>(props: Omit<TabsProps<Id>, 'onSelect'>) {
  const navigate = useNavigate();
  const select = (tab: Id) => void navigate({ to: '.', search: { tab }, replace: true, resetScroll: false });
  return <Tabs {...props} onSelect={select} />;
}
