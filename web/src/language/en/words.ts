/** The specification's words as staff read them. */
export const words = {
  resultStatus: { clear: 'Clear', consider: 'Consider', blacklist: 'Blacklist', kycRejected: 'Rejected' },
  petitionStatus: { processing: 'Processing', processed: 'Processed', failed: 'Failed' },
  role: { Administrator: 'Administrator', Developer: 'Developer', Operator: 'Operator' },
  source: { provider: 'Provider', ai: 'AI collision', data: 'Data collision', staff: 'Marked by staff' },
  documentType: {
    IDENTIFICATION_CARD_EU: 'Identification card (EU)',
    PASSPORT: 'Passport',
    DRIVER_LICENSE_UK: 'Driver license (UK)',
    RESIDENCE_CARD: 'Residence card',
  },
  listFormat: {
    'ofac-sdn': 'OFAC SDN (xml or csv)',
    un: 'UN Consolidated (xml)',
    eu: 'EU Financial Sanctions (xml or csv)',
    uk: 'UK Sanctions List (csv)',
    opensanctions: 'OpenSanctions (csv or json lines)',
    csv: 'Own list (csv)',
  },
} as const;
