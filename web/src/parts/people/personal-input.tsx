import { TextInput, type TextInputProps } from '@mantine/core';
import { useDemoMode } from './demo-mode.ts';
import styles from './personal-input.module.css';

/** A field for what is masked elsewhere: in Demo Mode only who writes in it sees what it says. */
export function PersonalInput({ value, ...props }: TextInputProps & { value: string }) {
  const demo = useDemoMode();
  return <TextInput {...props} value={value} classNames={{ input: demo && value !== '' ? styles.masked : '' }} />;
}
