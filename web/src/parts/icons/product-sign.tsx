/** The product's sign: a viewfinder with a tick. */
export function ProductSign({ size = 26 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="var(--mantine-primary-color-filled)" />
      <path
        d="M10 12.5V11a1.5 1.5 0 0 1 1.5-1.5H13M19 9.5h1.5A1.5 1.5 0 0 1 22 11v1.5M22 19.5V21a1.5 1.5 0 0 1-1.5 1.5H19M13 22.5h-1.5A1.5 1.5 0 0 1 10 21v-1.5"
        fill="none"
        stroke="#fff"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
      <path
        d="m13 16.2 2.2 2.2 4-4.4"
        fill="none"
        stroke="#fff"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
