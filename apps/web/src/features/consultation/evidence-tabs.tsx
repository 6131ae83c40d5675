import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { useStrings } from '../../lib/strings.ts';
import { commentStrings } from './comments/strings.ts';
import { panelStrings } from './evidence-strings.ts';

type EvidenceTabsProps = {
  selected: string;
  onChange: (id: string) => void;
  toCheck: number;
  /** Of a note that the supervisor returned; left out of every other. */
  comments?: { count: number; content: ReactNode } | undefined;
  transcript: ReactNode;
  checks: ReactNode;
  /** Left out for whoever may not open the client's file. */
  earlier?: ReactNode;
  versions: ReactNode;
};

/** Tabs whose content scrolls by itself, so that the player under it stays. */
export function EvidenceTabs({
  selected,
  onChange,
  toCheck,
  comments,
  transcript,
  checks,
  earlier,
  versions,
}: EvidenceTabsProps) {
  const t = useStrings(panelStrings);
  const c = useStrings(commentStrings);
  return (
    <Tabs
      selectedKey={selected}
      onSelectionChange={(key) => onChange(String(key))}
      className="flex min-h-0 grow flex-col"
    >
      <TabList aria-label={t.label} className="evidence-tabs">
        {comments && (
          <Tab id="comments" className="tab">
            {c.tab}
            <span className="evidence-count tabular">
              <span aria-hidden="true">{comments.count}</span>
              <span className="sr-only">, {c.count(comments.count)}</span>
            </span>
          </Tab>
        )}
        <Tab id="transcript" className="tab">
          {t.transcript}
        </Tab>
        <Tab id="checks" className="tab">
          {t.checks}
          {toCheck > 0 && (
            <span className="evidence-count tabular">
              <span aria-hidden="true">{toCheck}</span>
              <span className="sr-only">, {t.toCheck(toCheck)}</span>
            </span>
          )}
        </Tab>
        {earlier && (
          <Tab id="earlier" className="tab">
            {t.earlier}
          </Tab>
        )}
        <Tab id="versions" className="tab">
          {t.versions}
        </Tab>
      </TabList>
      {comments && (
        <TabPanel id="comments" className="evidence-tab overflow-y-auto">
          {comments.content}
        </TabPanel>
      )}
      <TabPanel id="transcript" className="evidence-tab flex flex-col">
        {transcript}
      </TabPanel>
      <TabPanel id="checks" className="evidence-tab overflow-y-auto">
        {checks}
      </TabPanel>
      {earlier && (
        <TabPanel id="earlier" className="evidence-tab overflow-y-auto">
          {earlier}
        </TabPanel>
      )}
      <TabPanel id="versions" className="evidence-tab overflow-y-auto">
        {versions}
      </TabPanel>
    </Tabs>
  );
}
