import { type RetentionGroup, retentionGroups } from '@afc/contract/vocabulary';
import { z } from 'zod';

export interface RetentionRule {
  readonly group: RetentionGroup;
  readonly days: number;
}

/** A hundred years: who wants more sets no rule. */
const mostDays = 36_500;

/** `clear:730,check:30`: the rules in the order of the groups, or a sentence about the first one that cannot be. */
const Rules = z.string().transform((text, context): RetentionRule[] => {
  const days = new Map<RetentionGroup, number>();
  for (const part of text.split(',')) {
    const rule = readRule(part);
    const wrong = typeof rule === 'string' ? rule : days.has(rule.group) ? `${rule.group} is named twice` : '';
    if (typeof rule === 'string' || wrong) {
      context.addIssue(wrong);
      return z.NEVER;
    }
    days.set(rule.group, rule.days);
  }
  return retentionGroups.flatMap((group) => {
    const kept = days.get(group);
    return kept === undefined ? [] : [{ group, days: kept }];
  });
});

/** A rule, or what is wrong with it. */
function readRule(text: string): RetentionRule | string {
  const [, name = '', figure = ''] = /^\s*([^:]*?)\s*(?::\s*(.*?)\s*)?$/s.exec(text) ?? [];
  const group = retentionGroups.find((known) => known === name);
  if (!group)
    return `"${name}" is unknown, expected some of ${retentionGroups.join(', ')}, each with its days, as in clear:730,check:30`;
  const days = /^\d+$/.test(figure) ? Number(figure) : 0;
  if (days < 1 || days > mostDays)
    return `${group} needs a whole number of days from 1 to ${mostDays}, as in ${group}:365`;
  return { group, days };
}

export const retentionVariables = {
  /** After how many days personal data is erased; what is not named is kept until somebody erases it. */
  AFC_RETENTION: Rules.default([]),
};
