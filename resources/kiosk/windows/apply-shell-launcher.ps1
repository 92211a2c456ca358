# Applies shell-launcher.xml, or removes that configuration with -Remove.
# Windows accepts this only from the SYSTEM account; windows.md explains how to run the script as SYSTEM.
param([switch] $Remove)
$ErrorActionPreference = 'Stop'

$xml = Get-Content -Raw -Encoding UTF8 -Path (Join-Path $PSScriptRoot 'shell-launcher.xml')
$settings = Get-CimInstance -Namespace 'root\cimv2\mdm\dmmap' -ClassName 'MDM_AssignedAccess'
$settings.ShellLauncher = if ($Remove) { $null } else { [System.Net.WebUtility]::HtmlEncode($xml) }
Set-CimInstance -CimInstance $settings
