import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { useStrings } from '../../lib/strings.ts';
import { panelStrings } from './evidence-strings.ts';

export type EvidenceTab = {
  id: string;
  label: string;
  /** How many there are to look at, and the same in words; none are not counted. */
  count?: number | undefined;
  countWords?: string;
  /** Its content scrolls by itself. */
  isFixed?: boolean;
  content: ReactNode;
};

type EvidenceTabsProps = { tabs: readonly EvidenceTab[]; selected: string; onChange: (id: string) => void };

/** Tabs whose content scrolls by itself, so that the player under it stays. */
export function EvidenceTabs({ tabs, selected, onChange }: EvidenceTabsProps) {
  const t = useStrings(panelStrings);
  return (
    <Tabs
      selectedKey={selected}
      onSelectionChange={(key) => onChange(String(key))}
      className="flex min-h-0 grow flex-col"
    >
      <TabList aria-label={t.label} className="evidence-tabs">
        {tabs.map(({ id, label, count = 0, countWords }) => (
          <Tab key={id} id={id} className="tab">
            {label}
            {count > 0 && (
              <span className="evidence-count tabular">
                <span aria-hidden="true">{count}</span>
                <span className="sr-only">, {countWords}</span>
              </span>
            )}
          </Tab>
        ))}
      </TabList>
      {tabs.map(({ id, isFixed, content }) => (
        <TabPanel
          key={id}
          id={id}
          className={isFixed ? 'evidence-tab flex flex-col' : 'evidence-tab overflow-y-auto'}
        >
          {content}
        </TabPanel>
      ))}
    </Tabs>
  );
}
