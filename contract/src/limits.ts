// Numbers of the specification (section 9) and the limits both sides keep.

export const pageSize = 10;
export const maxPageSize = 100;
/** Of each record in a list; the record itself has all of them. */
export const maxMatchesInList = 10;
/**
 * So many entries of lists that match a person are named. A list may give one number to all its entries, such as that of
 * a form, or one name to hundreds: two hundred say as much as all of them.
 */
export const maxEntries = 200;

export const imageTypes = ['image/jpg', 'image/jpeg', 'image/png'] as const;
export const imageExtensions = ['jpg', 'jpeg', 'png'] as const;
export const maxPictureBytes = 20 * 1024 * 1024;
export const maxPicturePixels = 60_000_000;
export const maxPicturesPerPerson = 10;
export const maxListFileBytes = 512 * 1024 * 1024;
/** A list that is fetched daily has a new version each day; older ones stand in the audit trail. */
export const maxEarlierVersions = 20;
/** The file of people of a bulk upload. */
export const maxPeopleFileBytes = 10 * 1024 * 1024;
/** All its rows stand in the page's memory. */
export const maxPeople = 100_000;

export const maxFieldLength = 200;
export const maxCommentLength = 2_000;

export const rotationStepDegrees = 90;
export const mainPicturePixels = 400;
export const thumbnailPixels = 70;

export const toastMilliseconds = 6_000;

export const tokenLifetimeSeconds = 3_600;
export const sessionTimerMilliseconds = 3_539_000;
export const sessionStepMilliseconds = 393_333.33;
export const sessionPromptSeconds = 30;
export const resetLinkLifetimeSeconds = 3_600;

export const passwordAdviceLength = 8;
export const maxPasswordLength = 1_000;

export const sidebarWidth = 280;

export const minimumAgeYears = 18;
export const maximumAgeYears = 130;

export const layoutDefaults = { layout: 'layout1', width: 'fullwidth', navbar: 'left', toolbar: 'fixed' } as const;
export const reportFileName = 'userReport.pdf';
/** What stands for a personal value in Demo Mode and in a masked report. */
export const masked = '*****';
export const personalFields = ['firstname', 'lastname', 'email', 'dateBirth', 'docId'] as const;
