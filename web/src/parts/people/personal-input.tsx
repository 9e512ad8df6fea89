import { TextInput, type TextInputProps } from '@mantine/core';
import { useDemoMode } from './demo-mode.ts';
import styles from './personal-input.module.css';

/** A field for personal data. In Demo Mode its text is seen only while somebody types in it. */
export function PersonalInput({ value, ...props }: TextInputProps & { value: string }) {
  const demo = useDemoMode();
  return <TextInput {...props} value={value} classNames={{ input: demo && value !== '' ? styles.masked : '' }} />;
}
