/** Names and abbreviations in use beside those that `Intl` gives. */
export const SPOKEN = `US=USA,U.S.,U.S.A.,United States of America,America,US of A|GB=UK,U.K.,Great Britain,Britain,United Kingdom of Great Britain and Northern Ireland|
AE=UAE,Emirates|NL=Holland,Netherlands|KR=South Korea,Republic of Korea,Korea|KP=North Korea,DPRK|RU=Russian Federation|CZ=Czech Republic|
CI=Ivory Coast|MM=Burma|TR=Turkey,Turkiye|VN=Viet Nam|IR=Islamic Republic of Iran|SY=Syrian Arab Republic|LA=Lao PDR|CD=DRC,DR Congo,Democratic Republic of the Congo|
CN=PRC,People's Republic of China,Mainland China|HK=Hong Kong|MO=Macau,Macao|TW=Taiwan ROC|VA=Vatican|SA=KSA,Saudi|ZA=RSA|PS=Palestine|BA=Bosnia|
SZ=Swaziland|CV=Cape Verde|TL=East Timor|MK=Macedonia|DE=Federal Republic of Germany,Deutschland|ES=Espana|IT=Italia|JP=Nippon|CH=Schweiz|AT=Osterreich|
BR=Brasil|EU=European Union,European,Europe|NZ=Aotearoa|DO=Dominican Rep|CF=CAR|PG=PNG`

export const ISO3 = `AR=ARG|AU=AUS|AT=AUT|BE=BEL|BR=BRA|CA=CAN|CH=CHE|CL=CHL|CN=CHN|CO=COL|CZ=CZE|DE=DEU|DE=GER|DK=DNK|EG=EGY|ES=ESP|FI=FIN|FR=FRA|GB=GBR|
GR=GRC|HK=HKG|HU=HUN|ID=IDN|IE=IRL|IL=ISR|IN=IND|IT=ITA|JP=JPN|KE=KEN|KR=KOR|MA=MAR|MX=MEX|MY=MYS|NG=NGA|NL=NLD|NO=NOR|NZ=NZL|PE=PER|PH=PHL|PK=PAK|PL=POL|
PT=PRT|RO=ROU|RU=RUS|SA=SAU|SE=SWE|SG=SGP|TH=THA|TR=TUR|TW=TWN|UA=UKR|VN=VNM|ZA=ZAF`

export const DEMONYMS = `US=American|GB=British|CA=Canadian|AU=Australian|DE=German|FR=French|ES=Spanish|IT=Italian|PT=Portuguese|NL=Dutch|BE=Belgian|
CH=Swiss|AT=Austrian|PL=Polish|CZ=Czech|SE=Swedish|NO=Norwegian|DK=Danish|FI=Finnish|IE=Irish|GR=Greek|TR=Turkish|RU=Russian|UA=Ukrainian|HU=Hungarian|RO=Romanian|
BG=Bulgarian|CN=Chinese|JP=Japanese|KR=Korean|IN=Indian|PK=Pakistani|BD=Bangladeshi|TH=Thai|VN=Vietnamese|ID=Indonesian|MY=Malaysian|PH=Filipino,Philippine|
SG=Singaporean|IL=Israeli|EG=Egyptian|SA=Saudi Arabian|IR=Iranian|IQ=Iraqi|ZA=South African|NG=Nigerian|NE=Nigerien|KE=Kenyan|MA=Moroccan|ET=Ethiopian|MX=Mexican|
BR=Brazilian|AR=Argentine,Argentinian|CL=Chilean|CO=Colombian|PE=Peruvian|CU=Cuban|NZ=New Zealander`

/** States and provinces by the codes that addresses use. */
export const SUBDIVISIONS: Readonly<Record<string, string>> = {
  US: `AL=Alabama|AK=Alaska|AZ=Arizona|AR=Arkansas|CA=California,Calif|CO=Colorado|CT=Connecticut|DE=Delaware|FL=Florida|GA=Georgia|HI=Hawaii|ID=Idaho|
IL=Illinois|IN=Indiana|IA=Iowa|KS=Kansas|KY=Kentucky|LA=Louisiana|ME=Maine|MD=Maryland|MA=Massachusetts|MI=Michigan|MN=Minnesota|MS=Mississippi|MO=Missouri|
MT=Montana|NE=Nebraska|NV=Nevada|NH=New Hampshire|NJ=New Jersey|NM=New Mexico|NY=New York,New York State|NC=North Carolina|ND=North Dakota|OH=Ohio|OK=Oklahoma|
OR=Oregon|PA=Pennsylvania|RI=Rhode Island|SC=South Carolina|SD=South Dakota|TN=Tennessee|TX=Texas|UT=Utah|VT=Vermont|VA=Virginia|
WA=Washington,Washington State,State of Washington|WV=West Virginia|WI=Wisconsin|WY=Wyoming|DC=District of Columbia,Washington DC`,
  CA: `ON=Ontario|QC=Quebec|BC=British Columbia|AB=Alberta|MB=Manitoba|SK=Saskatchewan|NS=Nova Scotia|NB=New Brunswick|NL=Newfoundland and Labrador,Newfoundland|
PE=Prince Edward Island|YT=Yukon|NT=Northwest Territories|NU=Nunavut`,
  AU: 'NSW=New South Wales|VIC=Victoria|QLD=Queensland|TAS=Tasmania|ACT=Australian Capital Territory|WA=Western Australia|SA=South Australia|NT=Northern Territory',
  GB: 'ENG=England|SCT=Scotland|WLS=Wales|NIR=Northern Ireland',
}
