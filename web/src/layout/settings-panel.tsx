import { layoutDefaults } from '@afc/contract/limits';
import { Button, SegmentedControl, Stack, Switch, Text, useMantineColorScheme } from '@mantine/core';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { language } from '../language/language.tsx';
import { blurFaces } from '../parts/people/demo-mode.ts';
import type { Stored } from '../state/stored.ts';
import { useValue } from '../state/value.ts';
import { Panel, type PanelProps } from './panel.tsx';
import { layout, navbar, toolbar, width } from './preferences.ts';

/** How the product looks on this browser: theme, language and layout. */
export function SettingsPanel({ opened, onClose }: PanelProps) {
  const t = useTranslations('shell.settingsPanel');
  const { colorScheme, setColorScheme, clearColorScheme } = useMantineColorScheme();
  const blurs = useValue(blurFaces);
  const reset = () => {
    clearColorScheme();
    layout.set(layoutDefaults.layout);
    width.set(layoutDefaults.width);
    navbar.set(layoutDefaults.navbar);
    toolbar.set(layoutDefaults.toolbar);
    blurFaces.set(true);
  };
  return (
    <Panel opened={opened} onClose={onClose} title={t('title')} closeLabel={t('close')}>
      <Stack gap="md">
        <Choice
          label={t('theme')}
          value={colorScheme}
          choices={(['light', 'dark', 'auto'] as const).map((value) => ({ value, label: t(`themes.${value}`) }))}
          onChange={setColorScheme}
        />
        <StoredChoice label={t('language')} stored={language} name={(value) => t(`languages.${value}`)} />
        <StoredChoice label={t('layout')} stored={layout} name={(value) => t(`layouts.${value}`)} vertical />
        <StoredChoice label={t('width')} stored={width} name={(value) => t(`widths.${value}`)} />
        <StoredChoice label={t('navbar')} stored={navbar} name={(value) => t(`navbars.${value}`)} />
        <StoredChoice label={t('toolbar')} stored={toolbar} name={(value) => t(`toolbars.${value}`)} />
        <Switch
          label={t('blurFaces')}
          checked={blurs}
          onChange={(event) => blurFaces.set(event.currentTarget.checked)}
        />
        <Button variant="default" onClick={reset}>
          {t('reset')}
        </Button>
      </Stack>
    </Panel>
  );
}

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly choices: { value: T; label: string }[];
  readonly onChange: (value: T) => void;
  readonly vertical?: boolean;
}

function Choice<T extends string>({ label, value, choices, onChange, vertical = false }: ChoiceProps<T>) {
  const id = useId();
  return (
    <div>
      <Text size="sm" fw={500} mb={4} id={id}>
        {label}
      </Text>
      <SegmentedControl
        fullWidth
        aria-labelledby={id}
        value={value}
        data={choices}
        onChange={onChange}
        orientation={vertical ? 'vertical' : 'horizontal'}
      />
    </div>
  );
}

interface StoredChoiceProps<T extends string> {
  readonly label: string;
  readonly stored: Stored<T>;
  readonly name: (value: T) => string;
  readonly vertical?: boolean;
}

function StoredChoice<T extends string>({ stored, name, ...rest }: StoredChoiceProps<T>) {
  const choices = stored.choices.map((value) => ({ value, label: name(value) }));
  return <Choice {...rest} value={useValue(stored)} choices={choices} onChange={stored.set} />;
}
