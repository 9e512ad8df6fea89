export const notFound = {
  title: "Sorry but we couldn't find the page you are looking for",
  lead: 'The address may be mistyped, or the page has moved.',
  search: 'Search for anything',
  noPage: 'No page has this name.',
  back: 'Go back to dashboard',
} as const;
