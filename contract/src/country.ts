export interface Country {
  readonly ID_COUNTRY: number;
  readonly ALFA_2: string;
  readonly ALFA_3: string;
  readonly CURRENCY_CODE: string;
  readonly CURRENCY_NAME: string;
  readonly DATE_CREATION: string;
  readonly DATE_MODIFICATION: string;
  readonly ICON_NAME: string;
  readonly ICON_URL: string;
  readonly IS_NATIONALITY: boolean;
  readonly IS_RESIDENCE: boolean;
  readonly IS_FREQUENT: boolean;
  readonly IS_EEA: boolean;
  readonly NAME_EN: string;
  readonly NAME_ES: string;
  readonly PHONE_CODE: string;
  readonly MCC: string;
  readonly CAN_BE_FRAUD: boolean;
}
