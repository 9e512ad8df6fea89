import { type MenuGroup, menuGroups, type Page, type PageName, pages } from '@afc/contract/pages';
import { admits, type Role } from '@afc/contract/vocabulary';
import {
  IconAlertCircle,
  IconBan,
  IconBook2,
  IconChartDonut3,
  IconCircleCheck,
  IconFlask2,
  IconKey,
  IconScan,
  IconUpload,
  IconUserX,
  type TablerIcon,
} from '@tabler/icons-react';
import type { Texts } from '../language/language.tsx';

type EntryLabel = keyof Texts['pages']['entry'];

export interface MenuEntry {
  readonly label: EntryLabel;
  readonly to: string;
  readonly icon: TablerIcon;
}

const icons: Record<EntryLabel, TablerIcon> = {
  Statistics: IconChartDonut3,
  'AI Collision': IconScan,
  'Upload Files': IconUpload,
  Clear: IconCircleCheck,
  Consider: IconAlertCircle,
  Blacklist: IconBan,
  Rejected: IconUserX,
  Test: IconFlask2,
  'User Manual': IconBook2,
  'Change password': IconKey,
};

const pageNames = Object.keys(pages) as PageName[]; // the table's own keys

/** The menu table of the specification, without what this role may not open. */
export function menuFor(role: Role): { group: MenuGroup; entries: MenuEntry[] }[] {
  return menuGroups
    .map((group) => ({ group, entries: pageNames.flatMap((name) => entryOf(pages[name], group, role)) }))
    .filter(({ entries }) => entries.length > 0);
}

function entryOf(page: (typeof pages)[PageName], group: MenuGroup, role: Role): MenuEntry[] {
  const { auth }: Page = page;
  if (!('menu' in page) || page.menu.group !== group || (auth !== 'open' && !admits(auth, role))) return [];
  const { entry } = page.menu;
  return [{ label: entry, to: addressOf(page), icon: icons[entry] }];
}

/** An optional parameter is left out. */
const addressOf = ({ route }: Page): string => route.replace(/\/:\w+\?$/, '');

interface Place {
  readonly name: PageName;
  readonly to: string;
  /** What the menu calls it. */
  readonly label?: EntryLabel;
}

/** The pages that somebody may look for: not the doors, and not those that only an id opens. */
export const places: readonly Place[] = pageNames
  .map((name) => {
    const page = pages[name];
    return { name, to: addressOf(page), ...('menu' in page ? { label: page.menu.entry } : {}) };
  })
  .filter(({ name, to, label }) => (label !== undefined || pages[name].auth !== 'open') && !to.includes(':'));
