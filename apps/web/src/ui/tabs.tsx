import type { ReactNode } from 'react';
import { Tabs as RawTabs, Tab, TabList, TabPanel } from 'react-aria-components';

type TabEntry = { id: string; label: ReactNode; content: ReactNode };

type TabsProps = {
  label: string;
  items: readonly TabEntry[];
  /** Left out, the tabs remember by themselves which one is open. */
  selected?: string | undefined;
  onChange?: ((id: string) => void) | undefined;
};

export function Tabs({ label, items, selected, onChange }: TabsProps) {
  return (
    <RawTabs
      // What has the focus inside shows it by itself; without this the whole page would be outlined too.
      className="outline-none"
      {...(selected !== undefined && { selectedKey: selected })}
      onSelectionChange={(key) => onChange?.(String(key))}
    >
      <TabList aria-label={label} className="flex gap-6 overflow-x-auto border-b border-line">
        {items.map(({ id, label }) => (
          <Tab key={id} id={id} className="tab">
            {label}
          </Tab>
        ))}
      </TabList>
      {items.map(({ id, content }) => (
        <TabPanel key={id} id={id} className="rounded-control pt-6">
          {content}
        </TabPanel>
      ))}
    </RawTabs>
  );
}
